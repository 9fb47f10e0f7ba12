export { LANGUAGE_NAMES } from './language-text';
export { loginPath, Onwards } from './onwards';
export { PasswordForm } from './lazy-password-form';
export { ReportIssueButton } from './report-issue';
export { SignInFrame } from './sign-in-frame';
export { UnverifiedScreen } from './lazy-unverified-screen';
