'use client';

import { forwardRef } from 'react';
import type { Choice } from '../../internal/Choice';
import type { RootProps } from '../../internal/RootProps';
import type { CategoryTone } from '../../theme/tokens';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { ChipGroup } from '../ChipGroup/ChipGroup';
import { EventPoster } from '../EventPoster/EventPoster';
import { Modal } from '../Modal/Modal';
import { ProgressSteps } from '../ProgressSteps/ProgressSteps';
import * as styles from './OnboardingModal.css';

/** One question of the four. */
export interface OnboardingStep {
  value: string;
  title: string;
  description?: string | undefined;
  /** The name of the group of answers, for screen readers: « Musique ». */
  optionsLabel: string;
  options: readonly Choice[];
  /** The category whose poster and colour it takes. */
  tone: CategoryTone;
  /** The current step: « Étape 1 sur 4 ». */
  progress: string;
}

export interface OnboardingModalProps extends RootProps<'div', 'title' | 'role' | 'onToggle'> {
  /** The questions, in the order they are asked. */
  steps: readonly OnboardingStep[];
  /** The step shown, or `null` while the dialog is closed. */
  step: string | null;
  /** What is chosen so far, over all steps. */
  chosen: readonly string[];
  /** What its buttons say. */
  labels: {
    close: string;
    back: string;
    next: string;
    /** On the last step: « Terminer ». */
    finish: string;
    /** While the choice is written: « Enregistrement… ». */
    saving: string;
  };
  /** While the choice is written. Nothing closes the dialog then. @default false */
  saving?: boolean | undefined;
  /** Why it could not be written. */
  problem?: string | undefined;
  /** Adds what is absent, removes what is present. */
  onToggle: (value: string) => void;
  /** To the question before. */
  onBack: () => void;
  /** To the next step; on the last one, done. */
  onContinue: () => void;
  /** Out of the dialog, for good. */
  onClose: () => void;
}

/** The first questions to someone who has just arrived, one poster each. None must be answered. */
export const OnboardingModal = /* @__PURE__ */ forwardRef<HTMLDivElement, OnboardingModalProps>(
  function OnboardingModal(
    { steps, step, chosen, labels, saving = false, problem, onToggle, onBack, onContinue, onClose, ...root },
    ref,
  ) {
    const index = Math.max(
      0,
      steps.findIndex(({ value }) => value === step),
    );
    const shown = steps[index];
    if (!shown) return null;
    const isLast = index === steps.length - 1;
    const value = chosen.filter((each) => shown.options.some((option) => option.value === each));

    function toggleDifference(next: readonly string[]) {
      const toggled = [...next, ...value].filter((each) => next.includes(each) !== value.includes(each));
      for (const each of toggled) onToggle(each);
    }

    return (
      <Modal
        {...root}
        ref={ref}
        open={step !== null}
        onClose={onClose}
        title={shown.title}
        description={shown.description}
        closeLabel={labels.close}
        progress={<ProgressSteps label={shown.progress} current={index + 1} total={steps.length} />}
        step={shown.value}
        locked={saving}
        actions={
          <>
            <Button weight="regular" size="large" disabled={index === 0 || saving} onPress={onBack}>
              {labels.back}
            </Button>
            <Button size="large" busyLabel={saving ? labels.saving : undefined} onPress={onContinue}>
              {isLast ? labels.finish : labels.next}
            </Button>
          </>
        }
      >
        <div className={styles.stack}>
          {problem && <Alert tone="danger" title={problem} />}
          <div className={styles.strip}>
            <EventPoster category={shown.tone} seed={shown.value} format="wide" />
          </div>
          <ChipGroup
            label={shown.optionsLabel}
            name={shown.value}
            tone={shown.tone}
            options={shown.options}
            value={value}
            disabled={saving}
            onValueChange={toggleDifference}
          />
        </div>
      </Modal>
    );
  },
);
