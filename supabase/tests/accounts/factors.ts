import type { Session } from '../database/Database.ts';
import type { User } from '../people.ts';

/** Gives a user a verified second factor. @returns its id */
export async function addFactor(session: Session, { id }: User): Promise<string> {
  const { rows } = await session.query(
    `insert into auth.mfa_factors (id, user_id, status) values (gen_random_uuid(), $1, 'unverified') returning id`,
    [id],
  );
  const factor = String(rows[0]?.id);
  await session.query(`update auth.mfa_factors set status = 'verified' where id = $1`, [factor]);
  return factor;
}

/** Opens a session of a user, and returns the user with this session. Its level is `aal2` if it has passed the second factor. */
export async function openSession(
  session: Session,
  user: User,
  aal: 'aal1' | 'aal2' = 'aal2',
): Promise<User & { session: string }> {
  const { rows } = await session.query(
    `insert into auth.sessions (id, user_id, created_at, aal) values (gen_random_uuid(), $1, now(), $2) returning id`,
    [user.id, aal],
  );
  return { ...user, session: String(rows[0]?.id) };
}
