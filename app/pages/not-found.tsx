export function meta() {
  return [{ title: "Not Found | Evo Fitness" }];
}

export default function NotFound() {
  return <h1>Not Found</h1>;
}
