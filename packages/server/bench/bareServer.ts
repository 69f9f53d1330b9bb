import { createServer, get } from 'node:http';

/*
 * Measures the floor of the benchmark: sends the pages of a site from memory, as bytes, with their headers. The parameters are
 * the URL of the site and the paths. Prints the port once the server listens.
 */
interface Answer {
  headers: Record<string, string | string[]>;
  body: Buffer;
}

const [url = '', ...paths] = process.argv.slice(2);
const answers = new Map<string, Answer>();
for (const path of paths) answers.set(path, await read(path));

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) return response.writeHead(404).end();
  response.writeHead(200, answer.headers).end(answer.body);
}).listen(0, () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});

function read(path: string): Promise<Answer> {
  return new Promise((done, fail) => {
    get(`${url}${path}`, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const { connection, 'keep-alive': _, 'transfer-encoding': __, ...headers } = response.headersDistinct;
        if (response.statusCode !== 200) return fail(new Error(`${path} is answered ${response.statusCode}.`));
        done({ headers: { ...headers, 'content-length': String(body.length) } as Answer['headers'], body });
      });
    }).on('error', fail);
  });
}
