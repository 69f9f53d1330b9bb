import { createSessionMachine, type SessionEmitted } from '@lively/machines';
import { createActor, type SnapshotFrom } from 'xstate';
import { adoptSession, sessionServices } from '../supabase/sessionServices';
import type { SessionTokens } from './arrival';
import type { Session } from './Session';

type SessionSnapshot = SnapshotFrom<ReturnType<typeof createSessionMachine>>;

/** Starts the one session machine of the app and tells what becomes of it. */
export async function startSessionActor(
  tokens: SessionTokens | null,
  tellSession: (session: Session) => void,
  tellNews: (news: SessionEmitted) => void,
) {
  if (tokens) await adoptSession(tokens);
  const actor = createActor(createSessionMachine(sessionServices));
  actor.subscribe((snapshot) => tellSession(toSession(snapshot)));
  for (const type of [
    'session.started',
    'session.switched',
    'session.passwordDue',
    'session.ended',
    'session.signOutFailed',
  ] as const) {
    actor.on(type, (news) => {
      // News come before the state they belong to, and whoever hears them asks for it.
      tellSession(toSession(actor.getSnapshot()));
      tellNews(news);
    });
  }
  return actor.start();
}

function toSession({ value, context }: SessionSnapshot): Session {
  if (context.user) return { status: 'signedIn', user: context.user };
  if (value === 'reading' || value === 'overdue') return { status: value };
  return { status: 'signedOut', reason: context.reason ?? 'visitor' };
}
