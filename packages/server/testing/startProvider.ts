import { openProvider } from './openProvider.ts';

// Starts the provider of the journeys in a separate process: `node startProvider.ts CALLBACK PORT`.
const [callback = '', port] = process.argv.slice(2);
await openProvider(callback, 'acme', Number(port));
