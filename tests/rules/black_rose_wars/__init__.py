"""The rules of Black Rose Wars, proved one by one."""
