export function meta() {
  return [{ title: "Careers | Evo Fitness" }];
}

export default function Careers() {
  return <h1>Careers</h1>;
}
