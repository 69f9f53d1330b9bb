import { erasePerson } from './operators/erasePerson.ts';
import { runCommand } from './operators/runCommand.ts';

/*
 * Erases a person and prints the result as JSON: node supabase/gdprErase.ts person@example.org
 * On a PostgreSQL server the pictures need SUPABASE_URL and SUPABASE_SECRET_KEY. Without them the exit status is 1, and
 * the remaining pictures are listed.
 */
await runCommand(async (openDatabase, settings) => {
  const [email] = process.argv.slice(2);
  if (!email) throw new Error('Whose data? Give one email: node supabase/gdprErase.ts person@example.org');
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = settings;
  const erasure = await erasePerson(await openDatabase(), email, url && secretKey ? { url, secretKey, fetch } : null);
  process.stdout.write(`${JSON.stringify(erasure, null, 2)}\n`);
  if (!erasure.picturesRemoved)
    throw new Error(
      'The rows are erased, and the pictures listed above remain: that needs SUPABASE_URL and SUPABASE_SECRET_KEY. A second run does not find them; remove them from the storage.',
    );
});
