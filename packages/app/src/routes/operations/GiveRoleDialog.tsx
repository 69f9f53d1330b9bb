import { GiveRoleModal, type GiveRoleValues } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { emailText, requiredText } from '../../data/formSchema';
import { type StaffRole, staffRoles } from '../../data/Moderation';
import type { GivenRole } from '../../data/Operations';
import { submitValues } from '../../forms/submitValues';
import { useForm } from '../../forms/useForm';

interface GiveRoleDialogProps {
  /** @throws The error of the backend. */
  give: (address: string, role: StaffRole) => Promise<GivenRole>;
  onGiven: (outcome: 'given' | 'unchanged') => void;
  onClose: () => void;
}

const schema = object({ address: emailText, role: requiredText });

/** Asks for the email address and the role. The typed values stay until the role is given. */
export function GiveRoleDialog({ give, onGiven, onClose }: GiveRoleDialogProps) {
  const { t } = useTranslation(['operations', 'common']);
  const [refusal, setRefusal] = useState<'unknown' | 'unconfirmed' | 'other'>('other');
  const form = useForm<GiveRoleValues>({
    texts: { errors: { required: t('give.required'), email: t('give.invalid') } },
    submit: (values, beginSending) => submitValues(schema, values, send, beginSending),
  });
  const toOption = (role: StaffRole) => ({ value: role, label: t(`roles.${role}`), hint: t(`give.hints.${role}`) });
  return (
    <GiveRoleModal
      open
      title={t('give.title')}
      description={t('give.text')}
      address={{ label: t('give.address'), note: t('common:mandatory'), hint: t('give.addressHint') }}
      role={{ label: t('give.role'), options: [toOption('moderator'), toOption('operator')] }}
      labels={{
        submit: t('give.submit'),
        submitting: t('sending'),
        cancel: t('cancel'),
        close: t('common:close'),
        errorSummary: t('give.incomplete'),
      }}
      form={form}
      failure={form.state === 'failed' ? t(`give.failed.${refusal}`) : undefined}
      onCancel={onClose}
    />
  );

  async function send({ address, role }: GiveRoleValues): Promise<void> {
    setRefusal('other');
    const outcome = await give(address, staffRoles.find((each) => each === role) ?? 'moderator');
    if (outcome === 'given' || outcome === 'unchanged') return onGiven(outcome);
    setRefusal(outcome);
    throw new Error(`The role was not given: the address is ${outcome}.`);
  }
}
