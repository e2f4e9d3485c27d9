// Colyseus doing the same work: a room's state contains everybody's place, patches go out every 33 ms.
import { createServer } from "node:http";
import { Room, Server, type Client } from "@colyseus/core";
import { schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { serveMeasured } from "../measuredProcess.ts";

const Place = schema({ x: t.int32(), y: t.int32() });
const Floor = schema({ places: t.map(Place) });

class SpatialRoom extends Room {
  override onCreate(): void {
    this.maxClients = 50;
    this.patchRate = 33;
    const floor = new Floor();
    this.setState(floor);
    this.onMessage("move", (client: Client, [x, y]: [number, number]) => {
      const place = floor.places.get(client.sessionId);
      if (!place) return;
      place.x = x;
      place.y = y;
    });
  }
  override onJoin(client: Client): void {
    (this.state as InstanceType<typeof Floor>).places.set(client.sessionId, new Place({ x: 0, y: 0 }));
  }
}

const http = createServer();
const server = new Server({
  transport: new WebSocketTransport({ server: http, perMessageDeflate: false }),
  greet: false,
});
server.define("floor", SpatialRoom).filterBy(["room"]);
await server.listen(0, "127.0.0.1");
const address = http.address();
serveMeasured({ port: typeof address === "object" && address ? address.port : 0 });
