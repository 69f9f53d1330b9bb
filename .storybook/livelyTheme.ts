import { create } from 'storybook/theming';
import { darkColors, fontFamily, lightColors } from '../packages/ui/src/theme/tokens';

/** Storybook's own pages in Lively's clothes. */
export const livelyTheme = create({
  base: 'light',
  brandTitle: 'Lively',
  fontBase: fontFamily.text,
  colorPrimary: lightColors.brand,
  colorSecondary: lightColors.brand,
  appBg: lightColors.ground,
  appContentBg: lightColors.surface,
  appPreviewBg: lightColors.ground,
  appBorderColor: lightColors.line,
  appBorderRadius: 5,
  textColor: lightColors.ink,
  textMutedColor: lightColors.inkMuted,
  textInverseColor: darkColors.ink,
  barBg: lightColors.surface,
  barTextColor: lightColors.inkMuted,
  barSelectedColor: lightColors.brand,
  inputBg: lightColors.surface,
  inputBorder: lightColors.ink,
});
