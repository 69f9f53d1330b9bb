import { erasePerson } from './operators/erasePerson.ts';
import { runCommand } from './operators/runCommand.ts';

/*
 * Erases a person and says what was erased, as JSON: node supabase/gdprErase.ts person@example.org
 * On a PostgreSQL server the pictures need SUPABASE_URL and SUPABASE_SECRET_KEY; without them the exit status is 1, and
 * the pictures that remain are listed.
 */
await runCommand(async (openDatabase) => {
  const [email] = process.argv.slice(2);
  if (!email) throw new Error('Whose data? Give one email: node supabase/gdprErase.ts person@example.org');
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env;
  const erasure = await erasePerson(await openDatabase(), email, url && secretKey ? { url, secretKey, fetch } : null);
  process.stdout.write(`${JSON.stringify(erasure, null, 2)}\n`);
  if (!erasure.picturesRemoved)
    throw new Error(
      'The rows are erased, and the pictures listed above remain: that needs SUPABASE_URL and SUPABASE_SECRET_KEY. A second run does not find them; remove them from the storage.',
    );
});
