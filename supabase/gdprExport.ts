import { runCommand } from './operators/runCommand.ts';

/*
 * Prints all stored data of a person as JSON on the standard output:
 * node supabase/gdprExport.ts person@example.org
 */
await runCommand(async (openDatabase) => {
  const [email] = process.argv.slice(2);
  if (!email) throw new Error('Whose data? Give one email: node supabase/gdprExport.ts person@example.org');
  const [row] = await (await openDatabase()).query('select private.gdpr_export($1) as data', [email]);
  process.stdout.write(`${JSON.stringify(row?.data, null, 2)}\n`);
});
