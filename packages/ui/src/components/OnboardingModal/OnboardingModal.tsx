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

/** One question. */
export interface OnboardingStep {
  value: string;
  title: string;
  description?: string | undefined;
  /** The name of the group of answers, for screen readers: « Musique ». */
  optionsLabel: string;
  options: readonly Choice[];
  /** The category whose poster and colour the step takes. */
  tone: CategoryTone;
  /** The current step: « Étape 1 sur 4 ». */
  progress: string;
}

export interface OnboardingModalProps extends RootProps<'div', 'title' | 'role' | 'onToggle'> {
  /** The questions, in the order in which they are asked. */
  steps: readonly OnboardingStep[];
  /** The value of the current step, or `null` if the dialog is closed. */
  step: string | null;
  /** The chosen values of all steps. */
  chosen: readonly string[];
  /** The texts of the buttons. */
  labels: {
    close: string;
    back: string;
    next: string;
    /** The text on the last step: « Terminer ». */
    finish: string;
    /** The text while the answers are being saved: « Enregistrement… ». */
    saving: string;
  };
  /** Whether the answers are being saved. The dialog cannot be closed then. @default false */
  saving?: boolean | undefined;
  /** The reason why the answers could not be saved. */
  problem?: string | undefined;
  /** Called with a pressed value: add it if it is absent, otherwise remove it. */
  onToggle: (value: string) => void;
  /** Called by the back button: show the previous step. */
  onBack: () => void;
  /** Called by the next button: show the next step, or finish on the last one. */
  onContinue: () => void;
  /** Called by the close button: close the dialog and do not open it again. */
  onClose: () => void;
}

/** The first questions to a new user, one poster each. All are optional. */
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
