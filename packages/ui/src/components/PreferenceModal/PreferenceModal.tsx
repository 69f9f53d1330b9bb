'use client';

import { forwardRef } from 'react';
import type { RootProps } from '../../internal/RootProps';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Modal } from '../Modal/Modal';
import { ProgressSteps } from '../ProgressSteps/ProgressSteps';
import { FamilyMembers } from './FamilyMembers';
import { FamilyTiles } from './FamilyTiles';
import type { ChosenPreference, PreferenceFamily } from './PreferenceFamily';
import type { PreferenceLabels, PreferenceStep } from './PreferenceLabels';
import * as styles from './PreferenceModal.css';
import { PreferenceRecap } from './PreferenceRecap';

export interface PreferenceModalProps extends RootProps<'div', 'title' | 'role' | 'onToggle'> {
  /** The step shown, or `null` while the dialog is closed. */
  step: PreferenceStep | null;
  /** The families of the first step, six of them at best. */
  families: readonly PreferenceFamily[];
  /** The family whose members the second step shows. */
  family: string | null;
  /** What is chosen so far. */
  chosen: readonly ChosenPreference[];
  /** Every text of the dialog. */
  labels: PreferenceLabels;
  /** While the choice is written. Nothing closes the dialog then. @default false */
  saving?: boolean | undefined;
  /** Why it could not be written. */
  problem?: string | undefined;
  /** Called when a poster of the first step is pressed: shows its members. */
  onFamilyChoose: (family: string) => void;
  /** Adds what is absent, removes what is present. */
  onToggle: (preference: ChosenPreference) => void;
  /** From the members or the recap back to the families. */
  onBack: () => void;
  /** To the recap. */
  onContinue: () => void;
  /** Writes the choice. */
  onSave: () => void;
  /** Out of the dialog with nothing written. */
  onClose: () => void;
}

const steps = ['categories', 'subcategories', 'recap'] as const;

/** What makes one go out, in three steps: families as posters, the members of one, and all that was chosen. */
export const PreferenceModal = /* @__PURE__ */ forwardRef<HTMLDivElement, PreferenceModalProps>(
  function PreferenceModal(
    {
      step,
      families,
      family,
      chosen,
      labels,
      saving = false,
      problem,
      onFamilyChoose,
      onToggle,
      onBack,
      onContinue,
      onSave,
      onClose,
      ...root
    },
    ref,
  ) {
    const shownStep = step ?? 'categories';
    const shownFamily = families.find(({ value }) => value === family);

    return (
      <Modal
        {...root}
        ref={ref}
        open={step !== null}
        onClose={onClose}
        title={labels.titles[shownStep]}
        description={labels.descriptions[shownStep]}
        closeLabel={labels.close}
        progress={
          <ProgressSteps
            label={labels.progress[shownStep]}
            current={steps.indexOf(shownStep) + 1}
            total={steps.length}
          />
        }
        step={shownStep}
        locked={saving}
        actions={
          <PreferenceActions
            step={shownStep}
            chosen={chosen}
            labels={labels}
            saving={saving}
            onBack={onBack}
            onContinue={onContinue}
            onSave={onSave}
            onClose={onClose}
          />
        }
      >
        <div className={styles.stack}>
          {problem && <Alert tone="danger" title={problem} />}
          {shownStep === 'categories' && (
            <FamilyTiles families={families} chosen={chosen} labels={labels} onChoose={onFamilyChoose} />
          )}
          {shownStep === 'subcategories' && shownFamily && (
            <FamilyMembers family={shownFamily} chosen={chosen} onToggle={onToggle} />
          )}
          {shownStep === 'recap' && (
            <PreferenceRecap
              families={families}
              chosen={chosen}
              labels={labels}
              disabled={saving}
              onToggle={onToggle}
            />
          )}
        </div>
      </Modal>
    );
  },
);

interface PreferenceActionsProps
  extends Pick<PreferenceModalProps, 'chosen' | 'labels' | 'onBack' | 'onContinue' | 'onSave' | 'onClose'> {
  step: PreferenceStep;
  saving: boolean;
}

function PreferenceActions(props: PreferenceActionsProps) {
  const { step, chosen, labels, saving, onBack, onContinue, onSave, onClose } = props;
  const hasChoice = chosen.length > 0;
  return (
    <>
      {step === 'categories' ? (
        <Button weight="regular" size="large" onPress={onClose}>
          {labels.later}
        </Button>
      ) : (
        <Button weight="regular" size="large" disabled={saving} onPress={onBack}>
          {labels.back}
        </Button>
      )}
      {step === 'recap' ? (
        <Button size="large" busyLabel={saving ? labels.saving : undefined} disabled={!hasChoice} onPress={onSave}>
          {labels.save}
        </Button>
      ) : (
        <Button size="large" disabled={!hasChoice} onPress={onContinue}>
          {labels.continue}
        </Button>
      )}
    </>
  );
}
