import { ChangeNote, ChangeNotice } from '@lively/ui/screens';
import { useEffect, useState } from 'react';
import type { EventChange } from '../data/Changes';
import { useChangeTexts } from './useChangeTexts';
import { useSeeChanges } from './useSeeChanges';

export interface SavedChangeProps {
  userId: string;
  /** Undefined where nothing changed, or it has been seen. */
  change: EventChange | undefined;
  /** Whether it stands on the page of the event: there the change is seen. @default false */
  isOwnPage?: boolean;
}

/** What changed of a saved event, on a card or on its page. */
export default function SavedChange({ userId, change, isOwnPage = false }: SavedChangeProps) {
  // Seen at once, and shown until the page is left.
  const [shown, setShown] = useState(change);
  if (change && change !== shown) setShown(change);
  const { title, labels, toLines } = useChangeTexts();
  useSeenOnPage(userId, isOwnPage ? change : undefined);
  const current = isOwnPage ? shown : change;
  if (!current) return null;
  const Note = isOwnPage ? ChangeNotice : ChangeNote;
  return <Note title={title} lines={toLines(current)} {...labels} />;
}

/** A page in a tab behind others has not been seen. */
function useSeenOnPage(userId: string, change: EventChange | undefined) {
  const see = useSeeChanges(userId);
  useEffect(() => {
    if (!change) return;
    const check = () => {
      if (document.visibilityState === 'visible') see([change]);
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [change, see]);
}
