// Before every test file: an arbitrary that names its longest input makes inputs of up to that length. Left to itself
// fast-check stops at about ten items, whatever `maxLength` says.
import { configureGlobal } from "fast-check";

configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true });
