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
  /** The current step, or `null` if the dialog is closed. */
  step: PreferenceStep | null;
  /** The families of the first step, ideally six. */
  families: readonly PreferenceFamily[];
  /** The value of the family whose members the second step shows. */
  family: string | null;
  /** The chosen preferences. */
  chosen: readonly ChosenPreference[];
  /** Every text of the dialog. */
  labels: PreferenceLabels;
  /** Whether the preferences are being saved. The dialog cannot be closed then. @default false */
  saving?: boolean | undefined;
  /** The reason why the preferences could not be saved. */
  problem?: string | undefined;
  /** Called with a pressed family of the first step: show its members. */
  onFamilyChoose: (family: string) => void;
  /** Called with a pressed preference: add it if it is absent, otherwise remove it. */
  onToggle: (preference: ChosenPreference) => void;
  /** Called by the back button of the members or the recap: show the families. */
  onBack: () => void;
  /** Called by the continue button: show the recap. */
  onContinue: () => void;
  /** Called by the save button: save the preferences. */
  onSave: () => void;
  /** Called when the dialog is closed without saving. */
  onClose: () => void;
}

const steps = ['categories', 'subcategories', 'recap'] as const;

/** The preferences of a user, in three steps: families as posters, the members of one family, and a recap of all choices. */
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
