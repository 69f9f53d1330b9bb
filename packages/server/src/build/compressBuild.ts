import { resolve } from 'node:path';
import { compressFiles } from './compressFiles.ts';

/* Runs the last step of `pnpm build`: compresses the app and the widgets. */
const count = await compressFiles(resolve(import.meta.dirname, '../../../app/dist'));
process.stdout.write(`${count} texts compressed\n`);
