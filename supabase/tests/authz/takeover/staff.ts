import { addFactor } from '../../../../packages/server/testing/authenticator.ts';
import { signInByPassword } from '../../../../packages/server/testing/newBrowser.ts';
import { type Attempts, gains, tokenOf, type World } from './World.ts';

const event = '00000000-0000-4000-8000-000000000041';
const waiting = '00000000-0000-4000-8000-0000000000a1';

const calls: Readonly<Record<string, readonly [method: string, path: string, body?: unknown]>> = {
  'reads the queue': ['POST', '/rest/v1/rpc/list_moderation_queue', {}],
  'hides an event': [
    'POST',
    '/rest/v1/rpc/moderate_event',
    { event_id: event, publication: 'hidden', reason: 'wrong', statement: 'La date est fausse' },
  ],
  'restores reported events': ['POST', '/rest/v1/rpc/restore_reported_events', { statement: 'Rien' }],
  'reads the operation': ['POST', '/rest/v1/rpc/read_operations', {}],
  'asks about an address': ['POST', '/rest/v1/rpc/give_role', { address: 'nowhere@example.org', role: 'moderator' }],
  'reads reports': ['GET', '/rest/v1/event_reports?select=*'],
  'reads decisions': ['GET', '/rest/v1/moderation_decisions?select=event_title,reason,statement'],
  'reads hidden events': ['GET', '/rest/v1/events?select=id&publication=eq.hidden'],
  'reads messages': ['GET', '/rest/v1/contact_messages?select=*'],
  'reads tickets': ['GET', '/rest/v1/support_tickets?select=*'],
  'reads applications': ['GET', '/rest/v1/job_applications?select=*'],
  'answers a message': ['PATCH', '/rest/v1/contact_messages?name=eq.Zo%C3%A9', { status: 'answered' }],
};

/** Creates data for the staff: a reported event, a hidden event, and a row of each form. */
export async function fillForStaff({ sql, victim }: World): Promise<void> {
  await sql(`
    insert into public.event_reports (user_id, event_id, reason) values ('${victim.id}', '${event}', 'wrong');
    insert into public.events (title, category, location, publication) values ('Casino', 'leisure', 'Lille', 'hidden');
    insert into public.events (id, title, category, location, publication)
      values ('${waiting}', 'Bal', 'music', 'Nice', 'waiting');
    insert into public.moderation_decisions
      (event_id, event_title, publication_before, publication, reason, statement, is_final)
      values ('${waiting}', 'Bal', 'published', 'waiting', 'reports', '', false);
    insert into public.moderation_decisions
      (event_title, publication_before, publication, reason, statement, is_final)
      values ('Casino', 'published', 'hidden', 'illegal', 'Jeu interdit', false);
    insert into public.contact_messages (name, email, subject, message) values ('Zoé', 'z@example.org', 'Bal', 'Bonjour');
    insert into public.support_tickets (first_name, last_name, email, issue_type, priority, subject, description)
      values ('Zoé', 'Petit', 'z@example.org', 'bug', 'low', 'Bal', 'Bonjour');
    insert into public.job_applications (name, email, position, message)
      values ('Zoé', 'z@example.org', 'spontaneous', 'Bonjour');
  `);
}

/** Lists the gains of a moderator who has passed a second factor, with the same calls. */
export async function listGainsOfStaff(world: World): Promise<string[]> {
  const user = await newStaff(world, 'whole@example.org');
  await addFactor(user.client);
  const gained: string[] = [];
  for (const [what, [method, path, body]] of Object.entries(calls)) {
    const answer = await world.send(user, method, path, body);
    if (answer.status === 204 || (await gains(answer))) gained.push(what);
  }
  return gained;
}

export const staffCalls = Object.keys(calls);

/** Attacks with a role but without a second factor. */
export const staff: Attempts = Object.fromEntries(
  Object.entries(calls).flatMap(([what, [method, path, body]]) => {
    const attempt = async (world: World, as: Parameters<World['send']>[0]) => {
      const answer = await world.send(as, method, path, body);
      return answer.status === 204 || (await gains(answer));
    };
    return [
      [`a moderator without a factor ${what}`, (world: World) => attempt(world, world.staff)],
      [
        `a moderator whose factor was removed ${what}, with the token of before`,
        async (world: World) => attempt(world, await tokenOfBefore(world)),
      ],
    ];
  }),
);

let removed: string | undefined;

async function tokenOfBefore(world: World): Promise<string> {
  if (removed === undefined) {
    const user = await newStaff(world, 'former@example.org');
    const { id: factorId } = await addFactor(user.client);
    removed = await tokenOf(user);
    await user.client.auth.mfa.unenroll({ factorId });
  }
  return removed;
}

async function newStaff({ lively, sql }: World, email: string) {
  const { userId } = await lively.signUp(email);
  await sql(
    `insert into public.staff_roles (user_id, role) values ('${userId}', 'moderator'), ('${userId}', 'operator')`,
  );
  return signInByPassword(lively, email);
}
