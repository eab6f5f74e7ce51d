import { data, type LoaderFunctionArgs } from "react-router";

// Two routes: "*" is a 404; /refused/:status renders the error page of a request that the server rejected before
// routing. The error boundary of root.tsx renders both.
export function loader({ params }: LoaderFunctionArgs): never {
  const status = Number(params.status);
  throw data(null, { status: status >= 400 && status < 600 ? status : 404 });
}

export default function ErrorRoute() {
  return null;
}
