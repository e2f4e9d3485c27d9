import { z } from "zod";

// Compiled schemas would need `unsafe-eval` in the content security policy. Schemas are compiled as they are made: this
// file is imported before all others.
z.config({ jitless: true });
