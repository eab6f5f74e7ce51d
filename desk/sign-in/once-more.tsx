import { Notice } from "#ui/notices/notice.tsx";
import { ButtonLink } from "#ui/button.tsx";

/** In the place of what takes a fresh sign-in. */
export function OnceMore({ page, to }: { page: string; to: string }) {
  return (
    <Notice
      kind="info"
      title="Sign in once more first"
      action={
        <ButtonLink to={`/desk/sign-in?again=yes&to=${page}`} variant="ink">
          Sign in again
        </ButtonLink>
      }
    >
      <p>{to} takes a sign-in of the last ten minutes.</p>
    </Notice>
  );
}
