import { Notice } from "#ui/notices/notice.tsx";
import { ButtonLink } from "#ui/button.tsx";

/** Shown instead of what needs a recent sign-in. */
export function OnceMore({ page, to }: { page: string; to: string }) {
  return (
    <Notice
      kind="info"
      title="Confirm it’s you"
      action={
        <ButtonLink to={`/desk/sign-in?again=yes&to=${page}`} variant="ink">
          Sign in again
        </ButtonLink>
      }
    >
      <p>You signed in more than ten minutes ago. To {to}, sign in again.</p>
    </Notice>
  );
}
