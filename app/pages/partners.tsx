export function meta() {
  return [{ title: "Partners | Evo Fitness" }];
}

export default function Partners() {
  return <h1>Partners</h1>;
}
