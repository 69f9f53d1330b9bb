import { giveRole, hasFactor, takeRole } from './operators/giveRole.ts';
import { runCommand } from './operators/runCommand.ts';

/*
 * Gives a user a role of the staff, or revokes it: node supabase/giveRole.ts person@example.org moderator [--take]
 * Uses DATABASE_URL, or the data folder of the embedded backend, which must be stopped.
 */
await runCommand(async (openDatabase) => {
  const [email, role, ...options] = process.argv.slice(2);
  const isTaken = options[0] === '--take';
  // An unknown option must not give a role that it was meant to revoke.
  if (!email || !role || options.length > Number(isTaken))
    throw new Error('Which role, and whose? node supabase/giveRole.ts person@example.org moderator [--take]');
  const change = isTaken ? takeRole : giveRole;
  const database = await openDatabase();
  await change(database, email, role);
  process.stdout.write(`${isTaken ? 'Taken from' : 'Given to'} ${email}: ${role}.\n`);
  if (!isTaken && !(await hasFactor(database, email)))
    process.stdout.write(
      `The role counts once ${email} has a second factor: its owner adds one in the settings of the profile, under "Sécurité".\n`,
    );
});
