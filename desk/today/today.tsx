import { Page } from "#desk/frame/page.tsx";

export default function Today() {
  return <Page title="Today">{null}</Page>;
}
