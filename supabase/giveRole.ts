import { openOperatorDatabase } from './operators/openOperatorDatabase.ts';

/*
 * Gives a user a role of the staff, or takes it back: node supabase/giveRole.ts person@example.org moderator [--take]
 * Works on DATABASE_URL, else on the data folder of the embedded backend, stopped.
 */
const [email, role, option] = process.argv.slice(2);
if (!email || !role) throw new Error('Which role, and whose? node supabase/giveRole.ts person@example.org moderator');

const statement =
  option === '--take'
    ? 'delete from public.staff_roles where role = $2 and user_id in (select id from auth.users where lower(email) = lower($1)) returning user_id'
    : 'insert into public.staff_roles (user_id, role) select id, $2 from auth.users where lower(email) = lower($1) on conflict (user_id, role) do update set role = excluded.role returning user_id';
const database = await openOperatorDatabase(process.env);
try {
  const rows = await database.query(statement, [email, role]);
  if (rows.length === 0)
    throw new Error(`Nothing was changed: no account has the email ${email}, or it has no such role.`);
  process.stdout.write(`${option === '--take' ? 'Taken from' : 'Given to'} ${email}: ${role}.\n`);
} finally {
  await database.close();
}
