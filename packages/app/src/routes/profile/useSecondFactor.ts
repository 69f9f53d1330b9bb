import { type Factor, provingFactor, type SecondFactorContext, type SecondFactorEvent } from '@lively/machines';
import type { ProfileSettingsProps, SecurityContent, SettingsFormProps } from '@lively/ui/screens';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../calendar/saveFile';
import { useBackend } from '../../data/BackendContext';
import { useLazyActor } from '../../data/useLazyActor';
import { formatInstant } from '../../i18n/formatInstant';
import { formatNumber } from '../../i18n/formatNumber';
import { isolateText } from '../../i18n/isolateText';
import { useLanguage } from '../../i18n/useLanguage';
import { isPhoneFactorOn } from '../../session/isPhoneFactorOn';
import { toFactorFailureText } from '../../session/toFactorFailureText';
import { useShowToast } from '../../toasts/ToastProvider';
import type { NewCodesDialogProps } from './NewCodesDialog';
import { useNews } from './useNews';
import { useQrRows } from './useQrRows';

const loadSecondFactorActor = () => import('./secondFactorActor');

const emptyContext: SecondFactorContext = {
  factors: [],
  recoveryCodesLeft: 0,
  enrolment: null,
  isPasswordDue: false,
  removed: null,
  codes: [],
  problems: {},
  failure: null,
};

interface SecondFactorView {
  security: ProfileSettingsProps['security'];
  /** The confirmation before new recovery codes replace the old ones. */
  asked: NewCodesDialogProps | undefined;
}

/**
 * Manages the second factors of a user, authenticator apps and telephones, and the recovery codes.
 *
 * @param isShown - Whether the settings are shown: the factors are read then.
 */
export function useSecondFactor(userId: string, isShown: boolean): SecondFactorView {
  const { t } = useTranslation(['secondFactor', 'common']);
  const { t: tAuth } = useTranslation(['auth', 'common', 'taxonomy']);
  const language = useLanguage();
  const showToast = useShowToast();
  const { secondFactorOf } = useBackend();
  const services = useMemo(() => (isShown ? secondFactorOf(userId) : null), [isShown, secondFactorOf, userId]);
  const { snapshot, send, hasFailed } = useLazyActor(loadSecondFactorActor, services, {
    on: {
      'secondFactor.enrolled': () => showToast({ title: t('enrolled'), tone: 'success' }),
      'secondFactor.removed': ({ isPhone }) =>
        showToast({ title: t(isPhone ? 'removedPhone' : 'removed'), tone: 'success' }),
    },
  });
  const [attempt, setAttempt] = useState(0);
  const context = snapshot?.context ?? emptyContext;
  const { factors, recoveryCodesLeft, enrolment, isPasswordDue, removed, codes, problems, failure } = context;
  const app = enrolment && 'uri' in enrolment ? enrolment : null;
  const phone = enrolment && 'phone' in enrolment ? enrolment.phone : '';
  const rows = useQrRows(app?.uri);
  const [isWanted, setWanted] = useState(false);
  useNews('factor', (news) => {
    if (news === 'recovered')
      showToast({ title: t('recovered.title'), description: t('recovered.text'), tone: 'success' });
    setWanted(true);
  });
  const isReady = snapshot?.matches('ready') ?? false;
  useEffect(() => {
    if (!isWanted || !isReady) return;
    setWanted(false);
    send({ type: 'secondFactor.enrolmentAsked' });
  }, [isWanted, isReady, send]);

  const proof = provingFactor(factors, removed);
  const isPhone =
    snapshot?.matches('phoneNaming') ||
    snapshot?.matches('phoneProving') ||
    (snapshot?.matches('removing') && proof?.isPhone);
  const isSending = snapshot?.matches({ phoneProving: 'sending' }) || snapshot?.matches({ removing: 'sending' });
  const failureText = failure ? toFactorFailureText(failure, t, tAuth, isPhone) : undefined;
  const isAsked = snapshot?.matches('confirmingCodes') ?? false;
  return {
    security: { title: t('title'), text: t('text'), content: toContent() },
    asked: isAsked
      ? {
          onConfirm: () => send({ type: 'secondFactor.newCodesConfirmed' }),
          onClose: () => send({ type: 'secondFactor.cancelled' }),
        }
      : undefined,
  };

  function toContent(): SecurityContent {
    if (hasFailed || snapshot?.matches('unread')) {
      const title = failureText ?? tAuth('failure.unreachable');
      return {
        state: 'failed',
        title,
        retry: { label: t('common:retry'), onPress: () => send({ type: 'secondFactor.retried' }) },
      };
    }
    if (!snapshot) return { state: 'loading', label: t('common:loading') };
    if (snapshot.matches('naming')) return { state: 'form', of: 'name', form: toNameForm() };
    if (snapshot.matches('phoneNaming')) return { state: 'form', of: 'phone', form: toPhoneForm() };
    if (snapshot.matches('phoneProving'))
      return { state: 'form', of: 'phoneCode', form: toPhoneCodeForm(), other: toOther() };
    if (snapshot.matches('scanning')) return { state: 'form', of: 'scan', form: toScanForm(), scan: toScan() };
    if (snapshot.matches('removing'))
      return {
        state: 'form',
        of: 'removal',
        form: toRemovalForm(),
        other: proof?.isPhone ? toOther() : undefined,
      };
    if (snapshot.matches('codesShown')) return toCodes();
    return isReady || isAsked ? toList() : { state: 'loading', label: t('common:loading') };
  }

  function toList(): SecurityContent {
    return {
      state: 'ready',
      failure: failureText,
      factors: {
        label: t(factors.some(({ isPhone }) => isPhone) ? 'list.labelWithPhone' : 'list.label'),
        items: factors.map(toItem),
      },
      recovery: factors.length
        ? {
            text: t('list.codesLeft', { count: recoveryCodesLeft, number: formatNumber(recoveryCodesLeft, language) }),
            label: t('list.newCodes'),
            onPress: () => send({ type: 'secondFactor.newCodesAsked' }),
          }
        : undefined,
      add: {
        label: t(factors.length ? 'list.addAnother' : 'list.add'),
        onPress: () => send({ type: 'secondFactor.enrolmentAsked' }),
      },
      addPhone: isPhoneFactorOn()
        ? {
            label: t(factors.length ? 'list.addAnotherPhone' : 'list.addPhone'),
            onPress: () => send({ type: 'secondFactor.phoneAsked' }),
          }
        : undefined,
    };
  }

  function toName(factor: Pick<Factor, 'name' | 'isPhone'> | null) {
    return factor?.name || t(factor?.isPhone ? 'namelessPhone' : 'nameless');
  }

  function toItem({ id, createdAt, ...factor }: Factor) {
    const name = toName(factor);
    return {
      id,
      name,
      when: t(factor.isPhone ? 'list.whenPhone' : 'list.when', { when: formatInstant(createdAt, language) }),
      remove: {
        label: t('list.remove'),
        readLabel: t('list.removeNamed', { name: isolateText(name) }),
        onPress: () => send({ type: 'secondFactor.removalAsked', factorId: id }),
      },
    };
  }

  function toNameForm(): SettingsFormProps {
    return {
      ...toForm(t('list.add'), t('name.submit'), ({ typed = '', password = '' }) => ({
        type: 'secondFactor.named',
        name: typed,
        ...(isPasswordDue && { password }),
      })),
      text: [t(isPasswordDue ? 'name.proof' : 'name.text')],
      fields: [
        {
          kind: 'name',
          name: 'typed',
          label: t('fields.name'),
          hint: t('name.hint'),
          error: problems.name && t(`problem.name.${problems.name}`),
        },
        ...(isPasswordDue
          ? [
              {
                kind: 'currentPassword' as const,
                name: 'password',
                label: t('fields.currentPassword'),
                hint: t('name.passwordHint'),
                error: problems.password && t(`problem.password.${problems.password}`),
              },
            ]
          : []),
      ],
    };
  }

  function toPhoneForm(): SettingsFormProps {
    const { name, phone } = problems;
    return {
      ...toForm(t('phone.title'), t('name.submit'), ({ typed = '', phone = '' }) => ({
        type: 'secondFactor.phoneNamed',
        name: typed,
        phone,
      })),
      text: [t('phone.text')],
      fields: [
        {
          kind: 'phone',
          name: 'phone',
          label: t('fields.phone'),
          hint: t('phone.hint'),
          error: phone && t(`problem.phone.${phone}`),
        },
        {
          kind: 'name',
          name: 'typed',
          label: t('fields.phoneName'),
          hint: t('name.hint'),
          error: name && t(`problem.name.${name}`),
        },
      ],
    };
  }

  function toPhoneCodeForm(): SettingsFormProps {
    return {
      ...toCodeForm(t('phoneCode.title'), t('scan.submit')),
      text: [t('phoneCode.text', { phone })],
      fields: [toCodeField(t('fields.code'), t('phoneCode.hint'))],
    };
  }

  /** Returns the button that sends another message. */
  function toOther() {
    return {
      label: t('challenge.phone.again'),
      busyLabel: isSending ? t('sending') : undefined,
      disabled: snapshot?.hasTag('submitting') && !isSending,
      onPress: () => send({ type: 'secondFactor.otherCodeAsked' }),
    };
  }

  function toScanForm(): SettingsFormProps {
    return {
      ...toCodeForm(t('scan.title'), t('scan.submit')),
      text: [t('scan.text')],
      fields: [toCodeField(t('fields.code'), t('challenge.code.hint'))],
    };
  }

  function toScan() {
    if (!app) return undefined;
    return {
      rows,
      secret: app.secret,
      uri: app.uri,
      labels: {
        code: t('scan.code'),
        secret: t('scan.secret'),
        open: t('scan.open'),
        copy: t('scan.copy'),
        copied: t('copied'),
        refused: t('copyRefused'),
      },
    };
  }

  function toRemovalForm(): SettingsFormProps {
    const name = toName(proof);
    const isLast = factors.length === 1;
    return {
      ...toCodeForm(
        t('list.removeNamed', { name: isolateText(toName(removed)) }),
        t(removed?.isPhone ? 'removal.submitPhone' : 'removal.submit'),
      ),
      tone: 'danger',
      text: [t(isLast ? 'removal.last' : 'removal.oneOf')],
      fields: [
        toCodeField(t(proof?.isPhone ? 'removal.phoneCode' : 'removal.code', { name: isolateText(name) }), undefined),
      ],
    };
  }

  function toCodeField(label: string, hint: string | undefined): SettingsFormProps['fields'][number] {
    return { kind: 'code', name: 'typed', label, hint, error: problems.code && t(`problem.code.${problems.code}`) };
  }

  function toCodeForm(title: string, submit: string) {
    return toForm(title, submit, ({ typed = '' }) => ({ type: 'secondFactor.codeSubmitted', code: typed }));
  }

  function toForm(
    title: string,
    submit: string,
    toEvent: (typed: Readonly<Record<string, string>>) => SecondFactorEvent,
  ): Omit<SettingsFormProps, 'text' | 'fields'> {
    const count = Object.keys(problems).length;
    return {
      title,
      labels: {
        submit,
        submitting: t(isSending ? 'sending' : 'verifying'),
        cancel: t('cancel'),
        required: t('common:mandatory'),
        showPassword: tAuth('showPassword'),
        hidePassword: tAuth('hidePassword'),
        errorSummary: t('errorSummary', { count, number: count }),
      },
      attempt,
      failure: failureText,
      submitting: snapshot?.hasTag('submitting'),
      onSubmit: (typed) => {
        send(toEvent(typed));
        setAttempt((count) => count + 1);
      },
      onCancel: () => send({ type: 'secondFactor.cancelled' }),
    };
  }

  function toCodes(): SecurityContent {
    return {
      state: 'codes',
      title: t('codes.title'),
      text: [t('codes.text'), t('codes.once')],
      codes,
      labels: {
        copy: t('codes.copy'),
        copied: t('copied'),
        refused: t('copyRefused'),
        download: t('codes.download'),
        print: t('codes.print'),
        done: t('codes.done'),
      },
      onDownload: () => saveFile(t('codes.fileName'), 'text/plain', `${t('codes.title')}\n\n${codes.join('\n')}\n`),
      onPrint: () => window.print(),
      onDone: () => send({ type: 'secondFactor.codesKept' }),
    };
  }
}
