import type { OperatorDatabase } from './openOperatorDatabase.ts';

const roles = ['moderator', 'operator'];

/**
 * Gives an account a role of the staff.
 *
 * @throws Error, one line, for an unknown role, an email without an account, or an unconfirmed email: the person who
 * signed up may not be the owner of the mailbox.
 */
export async function giveRole(database: OperatorDatabase, email: string, role: string): Promise<void> {
  assertRole(role);
  const [account] = await database.query(
    'select id, email_confirmed_at is not null as "isConfirmed" from auth.users where lower(email) = lower($1)',
    [email],
  );
  if (!account) throw new Error(`No account has the email ${email}.`);
  if (!account.isConfirmed)
    throw new Error(`${email} is not confirmed: its owner opens the link of the mail first. Only then give the role.`);
  await database.query('insert into public.staff_roles (user_id, role) values ($1, $2) on conflict do nothing', [
    account.id,
    role,
  ]);
}

/** Revokes a role. @throws Error, one line, for an unknown role, or a role that the account does not have. */
export async function takeRole(database: OperatorDatabase, email: string, role: string): Promise<void> {
  assertRole(role);
  const taken = await database.query(
    'delete from public.staff_roles where role = $2 and user_id in (select id from auth.users where lower(email) = lower($1)) returning user_id',
    [email, role],
  );
  if (taken.length === 0) throw new Error(`No account with the email ${email} has the role ${role}.`);
}

/** Whether an account has a second factor. Without it a role has no effect. */
export async function hasFactor(database: OperatorDatabase, email: string): Promise<boolean> {
  const factors = await database.query(
    `select from auth.mfa_factors f join auth.users u on u.id = f.user_id where lower(u.email) = lower($1) and f.status = 'verified'`,
    [email],
  );
  return factors.length > 0;
}

function assertRole(role: string): void {
  if (!roles.includes(role)) throw new Error(`There is no role ${role}: the roles are ${roles.join(' and ')}.`);
}
