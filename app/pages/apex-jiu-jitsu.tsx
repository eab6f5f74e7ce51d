export function meta() {
  return [{ title: "Apex Jiu Jitsu | Evo Fitness" }];
}

export default function ApexJiuJitsu() {
  return <h1>Apex Jiu Jitsu</h1>;
}
