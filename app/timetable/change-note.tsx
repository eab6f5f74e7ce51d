/** Why it is not as every week. */
export function ChangeNote({ children }: { children: string }) {
  return <span className="text-accent"> {children}</span>;
}
