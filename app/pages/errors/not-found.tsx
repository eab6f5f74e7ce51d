import { data } from "react-router";

// Nothing stands at this address; the page itself is the error boundary of root.tsx.
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
