import { resolve } from 'node:path';
import { copyNewData } from './copyNewData.ts';

/** `node prepareData.ts FOLDER`: an empty data folder for the server of a suite of tests. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the data folder.');
await copyNewData(resolve(folder));
