import { Outlet } from "react-router";
import { BrandHeader } from "#desk/frame/brand-header.tsx";

/** Around the screens that answer without a session. */
export default function SignedOut() {
  return (
    <>
      <BrandHeader />
      <Outlet />
    </>
  );
}
