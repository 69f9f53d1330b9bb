import type { SessionEmitted, SessionEvent } from '@lively/machines';
import { useSyncExternalStore } from 'react';
import { sessionStorageKey } from '../supabase/sessionStorageKey';
import type { SessionTokens } from './arrival';
import type { Session } from './Session';

interface SessionActor {
  send(event: SessionEvent): void;
}

const visitor: Session = { status: 'signedOut', reason: 'visitor' };

let session: Session = { status: 'reading' };
let actor: Promise<SessionActor> | undefined;
const watchers = new Set<() => void>();
const listeners = new Set<(news: SessionEmitted) => void>();

/**
 * Begins to follow the session. Somebody without a stored one is a visitor at once: neither the auth client nor the
 * machine is loaded for them.
 *
 * @param isExpected - The visitor is about to sign in, or did so in another tab.
 * @param tokens - The session that the link of a mail brought along.
 */
export function followSession(isExpected: boolean, tokens: SessionTokens | null = null): void {
  if (actor) return;
  if (!isExpected && !tokens && !hasStoredSession()) {
    setSession(visitor);
    return;
  }
  actor = import('./startSessionActor').then(({ startSessionActor }) =>
    startSessionActor(tokens, setSession, tellListeners),
  );
}

/** Asks for the end of the session. What follows is told by `onSessionNews`. */
export async function signOut(): Promise<void> {
  (await actor)?.send({ type: 'session.signOutAsked' });
}

/** Calls back when a session starts, ends, or changes hands. Returns a function that stops it. */
export function onSessionNews(listener: (news: SessionEmitted) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Prerendered pages are written for visitors: so they begin, whoever reads them. */
export function useSession(): Session {
  return useSyncExternalStore(watch, readSession, () => visitor);
}

/** Waits until it is known who uses the app, or that it cannot be known. */
export function whenSessionKnown(): Promise<Session> {
  if (session.status !== 'reading') return Promise.resolve(session);
  return new Promise((resolve) => {
    const stop = watch(() => {
      if (session.status === 'reading') return;
      stop();
      resolve(session);
    });
  });
}

function setSession(next: Session): void {
  session = next;
  for (const tell of watchers) tell();
}

function tellListeners(news: SessionEmitted): void {
  for (const tell of listeners) tell(news);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function readSession(): Session {
  return session;
}

function hasStoredSession(): boolean {
  try {
    // Anything but an object is none, and the auth client would stumble over it.
    return localStorage.getItem(sessionStorageKey)?.startsWith('{') ?? false;
  } catch {
    return false;
  }
}
