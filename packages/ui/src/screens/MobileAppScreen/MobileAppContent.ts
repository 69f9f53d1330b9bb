import type { CategoryTone } from '../../theme/tokens';
import type { FieldText, FormTexts } from '../page/FormTexts';
import type { PageOpening } from '../page/PageMeta';

export interface LaunchAlertValues {
  email: string;
  /** `ios` or `android`, or empty before a choice. */
  platform: string;
}

/** A drawn screen of the future app. */
export interface AppPreview {
  id: string;
  title: string;
  text: string;
  category: CategoryTone;
  seed: string;
}

export interface MobileAppContent extends PageOpening {
  /** A notice about the launch date that was announced. */
  release: { title: string; text: string };
  platforms: { label: string; items: readonly { value: 'ios' | 'android'; label: string; text: string }[] };
  features: { title: string; items: readonly { id: string; title: string; text: string }[] };
  previews: { title: string; items: readonly AppPreview[] };
  quotes: { title: string; items: readonly { id: string; quote: string; name: string; role: string }[] };
  form: FormTexts & { fields: Record<keyof LaunchAlertValues, FieldText> };
  meanwhile: { title: string; text: string; steps: readonly string[] };
}
