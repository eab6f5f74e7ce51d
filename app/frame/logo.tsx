import { logo } from "#content/design/logo.ts";

export function Logo({ className }: { className?: string }) {
  return (
    <svg
      viewBox={logo.viewBox}
      className={className}
      fill="currentColor"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: logo.shapes }}
    />
  );
}
