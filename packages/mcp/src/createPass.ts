interface Message {
  readonly id?: string | number | null;
  readonly method?: string;
  readonly params?: {
    readonly name?: string;
    readonly uri?: string;
    readonly _meta?: Readonly<Record<string, unknown>>;
  };
}

interface Answer {
  readonly jsonrpc?: string;
  readonly result?: { readonly protocolVersion?: string };
}

/** Milliseconds. A site answers within ten seconds, or says that it cannot. */
const deadline = 60_000;
const metaVersion = 'io.modelcontextprotocol/protocolVersion';
/** The codes of JSON-RPC 2.0. */
const codes = { parse: -32_700, server: -32_000 };

/**
 * Creates the function that passes a message of an assistant, a line of JSON, to a server. It returns the answer as a line; null if
 * the message has none. A server that cannot be reached is an error of the protocol, because the assistant waits for an answer.
 */
export function createPass(url: URL): (line: string) => Promise<string | null> {
  let agreed: string | undefined;
  return async (line) => {
    let message: Message;
    try {
      message = JSON.parse(line);
    } catch {
      return toError(null, codes.parse, 'The message is no JSON.');
    }
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: toHeaders(message, agreed),
        body: line,
        signal: AbortSignal.timeout(deadline),
      });
      const text = await response.text();
      if (message.id === undefined) return null;
      const answer = readAnswer(text);
      if (!answer)
        return toError(message.id, codes.server, `${url.origin} answered ${response.status}. Try again later.`);
      agreed = answer.result?.protocolVersion ?? agreed;
      return JSON.stringify({ ...answer, id: message.id });
    } catch (error) {
      if (message.id === undefined) return null;
      return toError(message.id, codes.server, `${url.origin} cannot be reached: ${error}`);
    }
  };
}

/** The headers that the protocol demands: parts of the message, for proxies that do not read it. */
function toHeaders({ method, params }: Message, agreed: string | undefined): Record<string, string> {
  const version = params?._meta?.[metaVersion] ?? agreed;
  const name = params?.name ?? params?.uri;
  return {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    ...(typeof version === 'string' && { 'MCP-Protocol-Version': version }),
    ...(typeof method === 'string' && { 'Mcp-Method': encode(method) }),
    ...(typeof name === 'string' && { 'Mcp-Name': encode(name) }),
  };
}

/** A header contains no other characters. */
const encode = (text: string) => text.replace(/[^\x21-\x7e]/g, encodeURIComponent);

/** Reads an answer of the protocol; null for any other answer, such as the page of a proxy. */
function readAnswer(text: string): Answer | null {
  try {
    const answer: Answer | null = JSON.parse(text);
    return answer?.jsonrpc === '2.0' ? answer : null;
  } catch {
    return null;
  }
}

function toError(id: Message['id'], code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });
}
