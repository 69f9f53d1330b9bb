import { openTiles } from './openTiles.ts';

// Starts the tiles of the journeys in a separate process: `node startTiles.ts PORT`.
const { styleUrl } = await openTiles(Number(process.argv[2]));
process.stdout.write(`${styleUrl}\n`);
