import type { AccountId, ElementId, SpaceRole } from "@atrium/contract";

/** What the trial compares of an element. */
export interface ModelElement {
  id: ElementId;
  creatorId: AccountId;
  content: string;
  x: number;
  order: number;
  lockerId: AccountId | null;
  didPersist: boolean;
}
export interface ModelPerson {
  accountId: AccountId;
  role: SpaceRole;
}

const RANKS: readonly SpaceRole[] = ["SPACE_GUEST", "SPACE_MEMBER", "SPACE_MODERATOR", "TEAM_ADMIN"];
const rank = ({ role }: ModelPerson) => RANKS.indexOf(role);
const [, MEMBER, HOST, ADMIN] = [0, 1, 2, 3];

/** The elements of one room in the simplest implementation, with which the server must agree. */
export class ElementModel {
  readonly #people: ReadonlyMap<AccountId, ModelPerson>;
  readonly #elements = new Map<ElementId, ModelElement>();
  readonly #inside = new Set<AccountId>();

  constructor(people: readonly ModelPerson[]) {
    this.#people = new Map(people.map((each) => [each.accountId, each]));
  }

  get elements(): ModelElement[] {
    return [...this.#elements.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  isInside({ accountId }: ModelPerson): boolean {
    return this.#inside.has(accountId);
  }

  enter({ accountId }: ModelPerson): void {
    this.#inside.add(accountId);
  }

  leave({ accountId }: ModelPerson): void {
    this.#inside.delete(accountId);
    this.#tidy();
  }

  add(by: ModelPerson, { id, content, x }: Pick<ModelElement, "id" | "content" | "x">): string {
    if (!this.isInside(by)) return "notConnectedToRoom";
    if (this.#elements.has(id)) return "alreadyExists";
    const order = Math.max(0, ...this.elements.map((each) => each.order)) + 1;
    const { accountId: creatorId } = by;
    this.#elements.set(id, { id, creatorId, content, x, order, lockerId: null, didPersist: false });
    return "success";
  }

  change(by: ModelPerson, id: ElementId, changes: Partial<ModelElement>): string {
    const refused = this.#refusal(by, id);
    const element = this.#elements.get(id);
    if (refused !== null || element === undefined) return refused ?? "elementNotFound";
    this.#elements.set(id, { ...element, ...changes });
    this.#tidy();
    return "success";
  }

  pin(by: ModelPerson, id: ElementId): string {
    if (!this.isInside(by)) return "notConnectedToRoom";
    return rank(by) < MEMBER ? "pinNotAllowed" : this.change(by, id, { didPersist: true });
  }

  pinOwn(by: ModelPerson): string {
    if (!this.isInside(by)) return "notConnectedToRoom";
    if (rank(by) < MEMBER) return "pinNotAllowed";
    for (const { id, creatorId } of this.elements) if (creatorId === by.accountId) this.pin(by, id);
    return "success";
  }

  remove(by: ModelPerson, id: ElementId): string {
    const refused = this.#refusal(by, id);
    if (refused === null) this.#elements.delete(id);
    return refused ?? "success";
  }

  #refusal(by: ModelPerson, id: ElementId): string | null {
    if (!this.isInside(by)) return "notConnectedToRoom";
    const element = this.#elements.get(id);
    if (element === undefined) return "elementNotFound";
    const locker = element.lockerId === null ? null : this.#people.get(element.lockerId);
    if (locker) {
      const isOpen = locker === by || rank(by) === ADMIN || (rank(by) === HOST && rank(locker) < HOST);
      return isOpen ? null : "elementLocked";
    }
    const creator = this.#people.get(element.creatorId);
    const isGuests = creator !== undefined && rank(creator) < MEMBER;
    const isTheirs = creator === by || rank(by) === ADMIN || (rank(by) === HOST && isGuests);
    return isTheirs ? null : "forbidden";
  }

  /** An element that is not pinned only stays while its creator is in the room. */
  #tidy(): void {
    for (const { id, creatorId, didPersist } of this.elements)
      if (!didPersist && !this.#inside.has(creatorId)) this.#elements.delete(id);
  }
}
