'use client';

import { LivelyProvider } from '@lively/ui';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** A component can only be handed over where both run in the browser: on the server, Next knows no functions as props. */
export function Providers({ children }: { children: ReactNode }) {
  return <LivelyProvider link={Link}>{children}</LivelyProvider>;
}
