import { toFailure, withDeadline } from '@lively/machines';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../data/BackendContext';
import { lazyWithFallback } from '../data/lazyWithFallback';
import type { AuthCallback } from '../navigation/authCallback';
import { paths } from '../navigation/paths';
import { expectsCode } from '../supabase/expectsCode';
import { takeReturnPath } from './returnPath';
import type { Session } from './SessionContext';
import type { SwitchSessionDialogProps } from './SwitchSessionDialog';

const SwitchSessionDialog = lazyWithFallback(() => import('./SwitchSessionDialog'), KeptSession);

export interface FollowAuthCallbackProps {
  /** Read from the URL, which is replaced afterwards. */
  callback: AuthCallback;
  session: Session;
  /** Called when the code cannot be loaded. */
  onUnavailable: () => void;
}

/**
 * Handles a mail's link, or the return from a provider. A session opens only in the browser where the flow began;
 * another browser confirms the address, and asks to sign in. A signed-in user must confirm that the session is
 * replaced.
 */
export default function FollowAuthCallback({ callback, session }: FollowAuthCallbackProps) {
  const navigate = useNavigate();
  const { sessions } = useBackend();
  const [followed, setFollowed] = useState<string>();
  const begun = useRef<string>(undefined);
  const isSignedIn = session.status === 'signedIn';
  // Another code replaces no session: it was exchanged before a reload, or the flow began in another browser.
  const isAsked = isSignedIn && callback.kind === 'code' && followed !== callback.code && expectsCode();

  const follow = useCallback(async () => {
    if (callback.kind !== 'code' || begun.current === callback.code) return;
    begun.current = callback.code;
    // Never reset: the session of this code is there before the next page has loaded.
    setFollowed(callback.code);
    const next = await exchange(callback, sessions.exchangeCode);
    await navigate(next, { replace: true });
    // The shown data belongs to the previous user. An earlier reload would exchange the code again.
    if (isAsked) window.location.reload();
  }, [callback, isAsked, navigate, sessions]);

  /** Finishes the link of an identity. The session belongs to the same user, who need not confirm. */
  const finishLink = useCallback(
    async (link: Extract<AuthCallback, { kind: 'link' | 'unlinked' }>) => {
      if (begun.current === link.code) return;
      begun.current = link.code;
      const outcome = link.kind === 'link' ? await exchangeLink(link.code, sessions.exchangeCode) : link.code;
      navigate(paths.profileIdentity(outcome), { replace: true });
    },
    [navigate, sessions],
  );

  const finish = useCallback(
    async (outcome: 'changed' | 'halfway' | 'refused') => {
      if (begun.current === outcome) return;
      begun.current = outcome;
      if (!isSignedIn) {
        navigate(outcome === 'refused' ? refusedPath('otp_expired') : `${paths.auth}?confirmed=${outcome}`, {
          replace: true,
        });
        return;
      }
      // The link changed the account without this session, which still has the old address. If the user cannot be read
      // now, the next token refresh updates it.
      if (outcome === 'changed') await withDeadline(sessions.refreshUser).catch(() => {});
      navigate(paths.profileEmail(outcome), { replace: true });
    },
    [isSignedIn, navigate, sessions],
  );

  useEffect(() => {
    if (callback.kind === 'email') {
      if (session.status === 'signedIn' || session.status === 'signedOut') finish(callback.outcome);
    } else if (callback.kind === 'link' || callback.kind === 'unlinked') finishLink(callback);
    else if (callback.kind === 'refused') navigate(refusedPath(callback.code), { replace: true });
    else if (session.status === 'signedOut' || (session.status === 'signedIn' && !isAsked)) follow();
  }, [callback, finish, finishLink, follow, isAsked, navigate, session.status]);

  if (callback.kind !== 'code' || !isSignedIn) return null;
  return (
    <Suspense fallback={null}>
      <SwitchSessionDialog open={isAsked} onConfirm={follow} onCancel={() => navigate(paths.home, { replace: true })} />
    </Suspense>
  );
}

async function exchange(
  { code, isRecovery }: Extract<AuthCallback, { kind: 'code' }>,
  exchangeCode: (code: string) => Promise<'exchanged' | 'elsewhere'>,
): Promise<string> {
  try {
    const exchanged = await withDeadline(() => exchangeCode(code));
    if (exchanged === 'elsewhere') return `${paths.auth}?confirmed`;
    return isRecovery ? paths.newPassword : (takeReturnPath() ?? paths.recommendations);
  } catch (error) {
    return refusedPath(toFailure(error).code);
  }
}

/** Resolves to whether the identity is linked, or to the error code. */
async function exchangeLink(
  code: string,
  exchangeCode: (code: string) => Promise<'exchanged' | 'elsewhere'>,
): Promise<string> {
  try {
    await withDeadline(() => exchangeCode(code));
    return 'linked';
  } catch (error) {
    return toFailure(error).code;
  }
}

const refusedPath = (code: string) => `${paths.auth}?error=${encodeURIComponent(code)}`;

/** Fallback if the code fails to load: the session stays unchanged. */
function KeptSession({ onCancel }: SwitchSessionDialogProps) {
  useEffect(onCancel, [onCancel]);
  return null;
}
