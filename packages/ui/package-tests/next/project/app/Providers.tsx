'use client';

import { LivelyProvider } from '@lively/ui';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** Runs in the browser, because a server component of Next cannot pass a component as a prop. */
export function Providers({ children }: { children: ReactNode }) {
  return <LivelyProvider link={Link}>{children}</LivelyProvider>;
}
