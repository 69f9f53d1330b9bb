'use client';

import { useState } from 'react';
import { Button } from '../../components/Button/Button';

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  labels: CopyLabels;
}

export interface CopyLabels {
  copy: string;
  copied: string;
  /** The browser does not allow it: what to do. */
  refused: string;
}

/** Copies a text, and says whether it did. */
export function CopyButton({ text, labels }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  return (
    <>
      <Button weight="regular" onPress={copy}>
        {labels.copy}
      </Button>
      <span role="status">{outcome && labels[outcome]}</span>
    </>
  );

  function copy() {
    setOutcome(undefined);
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  }
}
