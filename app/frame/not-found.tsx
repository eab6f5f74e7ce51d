import { isRouteErrorResponse } from "react-router";
import { ErrorPage } from "./error-page.tsx";

/** An address with a name in it that we don't know. Everything else that failed is the root's to tell. */
export function NotFound(props: {
  error: unknown;
  /** For the window. */
  title: string;
  words: { title: string; text: string; action: string; to: string };
  phone: { display: string; href: string };
}) {
  const { error, title, words, phone } = props;
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <>
      <title>{title}</title>
      <ErrorPage code="404" title={words.title} to={words.to} action={words.action} phone={phone}>
        {words.text}
      </ErrorPage>
    </>
  );
}
