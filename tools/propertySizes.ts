// Loaded before every test file: an arbitrary with a maximum length generates inputs up to that length. By default
// fast-check stops at about ten items, whatever `maxLength` says.
import { configureGlobal } from "fast-check";

configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true });
