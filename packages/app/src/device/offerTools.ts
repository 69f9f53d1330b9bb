/** A tool as `/mcp` lists it, and as WebMCP registers it. */
interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly annotations?: object;
}

/** The part of WebMCP that registers tools (https://webmachinelearning.github.io/webmcp). */
interface ModelContext {
  registerTool(tool: Tool & { execute: (input: object) => Promise<unknown> }): Promise<void>;
}

/**
 * Registers the tools of `/mcp` with a browser that has WebMCP, so that its assistant can use them on the page. Their
 * answers are those of `/mcp` (docs/decisions/0131).
 *
 * @throws Error where no server answers `/mcp`: on a static host.
 */
export async function offerTools(): Promise<void> {
  const { modelContext } = document as Document & { readonly modelContext: ModelContext };
  const { tools } = await ask<{ tools: readonly Tool[] }>('tools/list');
  for (const { name, description, inputSchema, annotations } of tools)
    await modelContext.registerTool({
      name,
      description,
      inputSchema,
      // Strangers write the texts of events.
      annotations: { ...annotations, untrustedContentHint: true },
      execute: (input) => ask('tools/call', { name, arguments: input }),
    });
}

async function ask<Result>(method: string, params: object = {}): Promise<Result> {
  const answer = await fetch('/mcp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = await answer.json();
  if (error) throw new Error(error.message);
  return result;
}
