import { enrolText, SecondStep, stepText, type SecondStepProps } from '#features/second-factors/public';
import { useText } from '#platform/text';
import { SignInFrame } from './sign-in-frame';

/** The second step between the password and the app. */
export function StepPage(props: SecondStepProps) {
  const t = useText(stepText);
  const words = useText(enrolText);
  return props.step.enrol ? (
    <SignInFrame title={words('title')} lead={words('lead')} wide>
      <SecondStep {...props} />
    </SignInFrame>
  ) : (
    <SignInFrame title={t('title')}>
      <SecondStep {...props} />
    </SignInFrame>
  );
}
