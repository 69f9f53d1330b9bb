import { openProvider } from './openProvider.ts';

// The provider of the journeys, in a process of its own: `node startProvider.ts CALLBACK PORT`.
const [callback = '', port] = process.argv.slice(2);
await openProvider(callback, 'acme', Number(port));
