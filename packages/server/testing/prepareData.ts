import { resolve } from 'node:path';
import { createBackend } from '../src/backend/createBackend.ts';
import { copyNewData } from './copyNewData.ts';

/**
 * `node prepareData.ts FOLDER`: creates an empty data folder for the server of a test suite, whose users all sign up from one
 * address and report in parallel.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the data folder.');
const dataFolder = resolve(folder);
await copyNewData(dataFolder);
const { app, close } = await createBackend({ root: process.cwd(), siteUrl: 'http://localhost', dataFolder });
await app.connection.exec(`
  update private.sign_up_limits set max = 100000;
  update private.attempt_limits set most = 100000 where kind = 'mail of network';
  update private.report_limits set account_age = '0';
`);
await close();
