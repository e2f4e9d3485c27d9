import { operations, type Operation } from "@atrium/contract";
import { z } from "zod";

/** The OpenAPI 3.1 description of every operation that HTTP serves. */
export function openApi(): string {
  const served = Object.values<Operation>(operations).filter((operation) => operation.transport !== "live");
  const paths = Object.fromEntries(served.map((operation) => [`/api/${operation.name}`, { put: describe(operation) }]));
  const page = {
    openapi: "3.1.0",
    info: { title: "Atrium", version: "1", description: "Every operation is a PUT with a JSON body." },
    paths,
  };
  return `${JSON.stringify(page, null, 1)}\n`;
}

function describe(operation: Operation): object {
  return {
    operationId: operation.name,
    summary: operation.says,
    parameters: [
      {
        name: "x-request-id",
        in: "header",
        required: true,
        schema: { type: "string", pattern: "^[A-Za-z0-9_-]{8,64}$" },
      },
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": { schema: z.toJSONSchema(operation.input, { io: "input", unrepresentable: "any" }) },
      },
    },
    responses: {
      200: {
        description: `success, or one of: ${["invalidRequest", "unauthorized", "forbidden", ...operation.refusals].join(", ")}`,
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: { success: z.toJSONSchema(operation.success, { unrepresentable: "any" }) },
            },
          },
        },
      },
    },
  };
}
